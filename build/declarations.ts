/*
 * The published types. The compiler would write a schema's type wherever a type was inferred from it: pages of zod
 * that say nothing to a reader and cost every user seconds. Here each such type is written as what it is, with its
 * fields, their comments, and the names of the types they are made of.
 */
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { PlainTypes } from './plain-types.js';

/** Every declaration file of these sources, as text by its path below `outDir`. */
export function plainDeclarations(
  entries: readonly string[],
  root: string,
  outDir: string,
): Map<string, string> {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([...entries], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: resolve(root, 'src'),
    outDir,
  });
  const plain = new PlainTypes(program);
  const written = new Map<string, string>();
  const { diagnostics, emitSkipped } = program.emit(undefined, (path, text, _bom, _error, of) => {
    const [source] = of ?? [];
    if (source !== undefined) written.set(path, plainText(text, source, plain));
  });
  if (emitSkipped || diagnostics.length > 0) {
    const host = ts.createCompilerHost(options);
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
  return written;
}

/** The declarations of one file with every inferred type written out. */
function plainText(text: string, source: ts.SourceFile, plain: PlainTypes): string {
  let result = text;
  for (const { name, type } of plain.inferredIn(source)) {
    const from = (file: string) => importPath(source.fileName, file);
    const said = plain.write(type, name, source.fileName, from);
    const asInterface = new RegExp(`(interface ${name}) extends [^{]*\\{\\s*\\}`);
    const asAlias = new RegExp(`(type ${name}) = [^;]*;`);
    result = said.startsWith('{')
      ? result.replace(asInterface, (_, head) => `${head} ${said}`)
      : result;
    result = result.replace(asAlias, (_, head) => `${head} = ${said};`);
  }
  return result;
}

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
