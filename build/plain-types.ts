import ts from 'typescript';

/** A type with a name of its own in the sources. */
interface Named {
  readonly name: string;
  readonly file: string;
}

/** A declaration whose type is inferred from a schema. */
interface Inferred {
  readonly name: string;
  readonly type: ts.Type;
}

/** `z.output<typeof state>`, `MoveIn<typeof recruit>`, `keyof typeof rules`, `(typeof gangs)[number]`. */
const inferred =
  /^(z\.(output|input|infer)|MoveIn|MoveOf)<|^keyof typeof \w+$|^\(typeof \w+\)\[number\]$/;

/** Types of data, written as a person would write them. */
export class PlainTypes {
  readonly #checker: ts.TypeChecker;
  readonly #named = new Map<ts.Type, Named>();
  readonly #inferred = new Map<string, Inferred[]>();

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
    for (const source of program.getSourceFiles()) {
      if (!source.isDeclarationFile) this.#collect(source);
    }
  }

  inferredIn(source: ts.SourceFile): readonly Inferred[] {
    return this.#inferred.get(source.fileName) ?? [];
  }

  /** The type as text, in a file from which other files are reached by `from`. */
  write(type: ts.Type, name: string, file: string, from: (file: string) => string): string {
    return new Writer(this.#checker, this.#named, { name, file, from }).write(type);
  }

  #collect(source: ts.SourceFile): void {
    const found: Inferred[] = [];
    for (const node of source.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      if (node.typeParameters !== undefined) continue;
      const type = this.#dataOf(node);
      if (type === undefined) continue;
      const name = node.name.text;
      const isExported = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
      // A name that is derived from another type would be told by that type, and that one by it.
      const isItself = !ts.isTypeAliasDeclaration(node) || ts.isUnionTypeNode(node.type);
      if (isExported && (isItself || isInferred(node)) && this.#isWorthItsName(type)) {
        if (!this.#named.has(type)) this.#named.set(type, { name, file: source.fileName });
      }
      if (isInferred(node)) found.push({ name, type });
    }
    this.#inferred.set(source.fileName, found);
  }

  #isWorthItsName(type: ts.Type): boolean {
    if (type.isUnion()) {
      const isObject = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Object) !== 0;
      return type.types.length > 2 || type.types.some(isObject);
    }
    if (this.#checker.isArrayType(type) || this.#checker.isTupleType(type)) return false;
    return (type.flags & ts.TypeFlags.Object) !== 0;
  }

  /** What an alias stands for, or what an interface without fields of its own takes over. */
  #dataOf(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): ts.Type | undefined {
    if (ts.isTypeAliasDeclaration(node)) return this.#checker.getTypeFromTypeNode(node.type);
    const bases = node.heritageClauses?.[0]?.types ?? [];
    if (node.members.length > 0 || bases.length !== 1) return this.#checker.getTypeAtLocation(node);
    return this.#checker.getTypeAtLocation(bases[0] as ts.Node);
  }
}

function isInferred(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  if (ts.isTypeAliasDeclaration(node)) return inferred.test(node.type.getText());
  const base = node.heritageClauses?.[0]?.types[0];
  return node.members.length === 0 && base !== undefined && inferred.test(base.getText());
}

interface Place {
  /** What is being written: its own name is not its text. */
  readonly name: string;
  readonly file: string;
  readonly from: (file: string) => string;
}

class Writer {
  readonly #checker: ts.TypeChecker;
  readonly #named: ReadonlyMap<ts.Type, Named>;
  readonly #place: Place;

  constructor(checker: ts.TypeChecker, named: ReadonlyMap<ts.Type, Named>, place: Place) {
    this.#checker = checker;
    this.#named = named;
    this.#place = place;
  }

  write(type: ts.Type, depth = 0): string {
    const name = this.#nameOf(type);
    if (name !== undefined) return name;
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) return this.#union(type.types, depth);
    if (type.isIntersection()) return this.#object(type, depth);
    if (!(type.flags & ts.TypeFlags.Object)) return this.#plain(type);
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TypeReference, depth);
    if (this.#checker.isArrayType(type)) {
      const frozen = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
      return (
        frozen + this.#listOf(this.#checker.getTypeArguments(type as ts.TypeReference)[0], depth)
      );
    }
    return this.#object(type, depth);
  }

  /** A name that can be used here, unless it is the one that is being written. */
  #nameOf(type: ts.Type): string | undefined {
    const named = this.#named.get(type);
    const { name, file, from } = this.#place;
    if (named === undefined) return undefined;
    if (named.file === file) return named.name === name ? undefined : named.name;
    return `import('${from(named.file)}').${named.name}`;
  }

  #plain(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  #union(types: readonly ts.Type[], depth: number): string {
    const texts = types.map((one) => {
      return one.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : this.write(one, depth);
    });
    const isNothing = (text: string) => text === 'null' || text === 'undefined';
    const unique = [...new Set(texts)];
    // The compiler's own order depends on what it has seen before.
    if (types.every((one) => one.isNumberLiteral())) unique.sort((a, b) => Number(a) - Number(b));
    return [...unique.filter((text) => !isNothing(text)), ...unique.filter(isNothing)].join(' | ');
  }

  #listOf(item: ts.Type | undefined, depth: number): string {
    if (item === undefined) return 'unknown[]';
    const text = this.write(item, depth);
    const isLong = item.isUnion() && this.#nameOf(item) === undefined && text !== 'boolean';
    return isLong ? `(${text})[]` : `${text}[]`;
  }

  #tuple(type: ts.TypeReference, depth: number): string {
    const { readonly: isReadonly, elementFlags } = type.target as ts.TupleType;
    const items = this.#checker.getTypeArguments(type).map((item, i) => {
      const isRest = ((elementFlags[i] ?? 0) & ts.ElementFlags.Rest) !== 0;
      return isRest ? `...${this.#listOf(item, depth)}` : this.write(item, depth);
    });
    return `${isReadonly ? 'readonly ' : ''}[${items.join(', ')}]`;
  }

  #object(type: ts.Type, depth: number): string {
    const fields = this.#checker.getPropertiesOfType(type);
    const index = this.#checker.getIndexInfosOfType(type);
    const record = this.#record(fields, depth);
    if (record !== undefined && index.length === 0) return record;
    const indent = '    '.repeat(depth + 1);
    const lines = [
      ...index.map(({ keyType, type: item }) => {
        return `${indent}[key: ${this.#plain(keyType)}]: ${this.write(item, depth + 1)};`;
      }),
      ...fields.flatMap((field) => this.#field(field, depth + 1).map((line) => indent + line)),
    ];
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'    '.repeat(depth)}}`;
  }

  /** Many fields of one form are a record. */
  #record(fields: readonly ts.Symbol[], depth: number): string | undefined {
    if (fields.length < 6) return undefined;
    const texts = new Set(fields.map((field) => this.#valueOf(field, depth)));
    const optional = fields.filter(isOptional);
    const [text] = texts;
    if (texts.size > 1 || text === undefined || text.length < 8) return undefined;
    if (optional.length > 0 && optional.length < fields.length) return undefined;
    const keys = fields.map(({ name }) => JSON.stringify(name)).join(' | ');
    const record = `Record<${keys}, ${text}>`;
    return optional.length > 0 ? `Partial<${record}>` : record;
  }

  #field(field: ts.Symbol, depth: number): string[] {
    const said = ts.displayPartsToString(field.getDocumentationComment(this.#checker));
    const name = /^[\w$]+$/.test(field.name) ? field.name : JSON.stringify(field.name);
    const comment = said === '' ? [] : [`/** ${said.replace(/\s*\n\s*/g, ' ')} */`];
    return [...comment, `${name}${isOptional(field) ? '?' : ''}: ${this.#valueOf(field, depth)};`];
  }

  /** The type of a field; that an optional one may be absent is said by its question mark. */
  #valueOf(field: ts.Symbol, depth: number): string {
    const type = this.#checker.getTypeOfSymbol(field);
    if (!isOptional(field) || !type.isUnion()) return this.write(type, depth);
    const present = type.types.filter((one) => {
      return !(one.flags & ts.TypeFlags.Undefined) || one === this.#checker.getUndefinedType();
    });
    const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
    return present.some(({ flags }) => flags & nothing)
      ? this.#union(present, depth)
      : this.write(this.#checker.getNonNullableType(type), depth);
  }
}

function isOptional(field: ts.Symbol): boolean {
  return (field.flags & ts.SymbolFlags.Optional) !== 0;
}
