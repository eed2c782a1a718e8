/*
 * The public surface as text, a file an entry: every export with its members, and of games the form of their states,
 * moves, events, views, outcomes and content packs. `npm run api` writes it to api/, so that a change of the surface
 * is a change that somebody reads.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { builtName, entries } from '../../src/entries.js';
import { type Game, games } from '../../src/index.js';
import { compact } from './compact.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Report {
  /** The report of every entry, by the name of its file. */
  readonly pages: Record<string, string>;
  /** Exports without a comment that says what they are for. */
  readonly untold: readonly string[];
}

export function apiReport(): Report {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = Object.values(entries).map((file) => root + file);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const untold: string[] = [];
  const pages = Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => {
      const source = program.getSourceFile(root + file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      untold.push(
        ...symbols.filter((one) => !isTold(checker, one)).map(({ name }) => `${entry} ${name}`),
      );
      const lines = symbols.map((symbol) => describe(checker, symbol)).sort();
      const game = games[builtName(entry)];
      const forms = game === undefined ? [] : [...formsOf(game), outcomeOf(checker, symbols)];
      return [`${builtName(entry)}.txt`, `${[`# ${entry}`, ...lines, ...forms].join('\n\n')}\n`];
    }),
  );
  return { pages, untold };
}

function isTold(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const own = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return own.getDocumentationComment(checker).length > 0;
}

/** What the data of a game looks like, by its schemas. */
function formsOf({ schemas }: Game): string[] {
  return compact({
    Setup: schemas.setup,
    State: schemas.state,
    Move: schemas.move,
    Event: schemas.event,
    View: schemas.view,
    ContentPack: schemas.content,
    ...(schemas.facts && { Facts: schemas.facts }),
  });
}

/** The outcome has no schema; its type tells what is in it. */
function outcomeOf(checker: ts.TypeChecker, exported: readonly ts.Symbol[]): string {
  const alias = exported.find(({ name }) => name === 'Outcome');
  if (alias === undefined) throw new Error('a game exports its type Outcome');
  const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(alias));
  const fields = checker.getPropertiesOfType(type).map((field) => {
    return `${field.name}: ${shape(checker, checker.getTypeOfSymbol(field))}`;
  });
  return `## Outcome\n\n${fields.sort().join('\n')}`;
}

/** A type with its own parts written out. */
function shape(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  // Sorted: the compiler's own order depends on what it has seen before.
  if (type.isUnion())
    return type.types
      .map((one) => shape(checker, one))
      .sort()
      .join(' | ');
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const text = item === undefined ? 'unknown' : shape(checker, item);
    return `${text.includes(' | ') ? `(${text})` : text}[]`;
  }
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type, undefined, shown);
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const isOptional = field.flags & ts.SymbolFlags.Optional;
    const text = shape(checker, checker.getTypeOfSymbol(field));
    return `${field.name}${isOptional ? '?' : ''}: ${text}`;
  });
  const index = type.getStringIndexType();
  if (index !== undefined) fields.push(`[key]: ${shape(checker, index)}`);
  return `{ ${fields.join(', ')} }`;
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
  const folder = new URL('api/', import.meta.url);
  const { pages: report } = apiReport();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(report)) writeFileSync(new URL(name, folder), text);
}
