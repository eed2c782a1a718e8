/*
 * The public surface as text: every export of every entry with its members. `npm run api` writes it
 * to api.txt, so that a change of the surface is a change that somebody reads.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Entry of the package, and its source. */
const entries = {
  cityrules: 'src/index.ts',
  'cityrules/neon-gods': 'src/neon-gods/index.ts',
  'cityrules/city-of-remnants': 'src/city-of-remnants/index.ts',
  'cityrules/block-mania': 'src/block-mania/index.ts',
  'cityrules/bloodfeud': 'src/bloodfeud/index.ts',
  'cityrules/defend-neo-tokyo': 'src/defend-neo-tokyo/index.ts',
  'cityrules/testing': 'src/testing/index.ts',
  'cityrules/boardgame.io': 'src/adapters/boardgame-io.ts',
};

export function apiReport(): string {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = Object.values(entries).map((file) => root + file);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return Object.entries(entries)
    .map(([entry, file]) => {
      const source = program.getSourceFile(root + file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      const lines = symbols.map((symbol) => describe(checker, symbol));
      return [`# ${entry}`, ...lines.sort()].join('\n\n');
    })
    .join('\n\n\n')
    .concat('\n');
}

const shown =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function describe(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  const name = exported.name;
  if (declaration === undefined) return name;
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const kind = ts.isClassDeclaration(declaration) ? 'class' : 'interface';
    const members = declaration.members.filter(isPublic).map((member) => `  ${signature(member)}`);
    return [`${kind} ${name}`, ...members].join('\n');
  }
  if (ts.isTypeAliasDeclaration(declaration)) return `type ${name}`;
  if (ts.isFunctionDeclaration(declaration)) return signature(declaration).replace(/^export /, '');
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  return `const ${name}: ${checker.typeToString(type, declaration, shown).slice(0, 300)}`;
}

function isPublic(member: ts.ClassElement | ts.TypeElement): boolean {
  return member.name === undefined || !ts.isPrivateIdentifier(member.name);
}

/** The declaration in one line, without its body and comments. */
function signature(node: ts.Node): string {
  const body = (node as { body?: ts.Node }).body;
  const initializer = (node as { initializer?: ts.Node }).initializer;
  const end = body?.pos ?? initializer?.pos ?? node.end;
  const text = node.getSourceFile().text.slice(node.getStart(), end);
  const bare = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return bare
    .replace(/\s+/g, ' ')
    .replace(/ =$|;$/, '')
    .trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('api.txt', import.meta.url), apiReport());
}
