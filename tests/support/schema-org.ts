import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** schema.org as `schema-dts` declares it, for data that comes from a page rather than from typed code. */
interface Declared {
  /** The parents of a type: 'DigitalDocumentBase' → ['CreativeWorkBase', …]. */
  parents: Map<string, string[]>
  /** An interface's own properties, each with the names of the types it accepts. */
  properties: Map<string, Map<string, string[]>>
  /** The interface behind each '@type': 'DigitalDocument' → 'DigitalDocumentLeaf'. */
  leaves: Map<string, string>
  /** Values of enumerations: 'ItemAvailability' → 'https://schema.org/InStock', … */
  values: Map<string, Set<string>>
}

const nameOf = (node: ts.TypeNode | ts.ExpressionWithTypeArguments): string =>
  ts.isTypeReferenceNode(node)
    ? node.typeName.getText()
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression.getText()
      : node.getText()

const membersOf = (node: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(node) ? node.types : [node])

function readInterface(node: ts.InterfaceDeclaration, declared: Declared): void {
  const name = node.name.text
  declared.parents.set(name, node.heritageClauses?.flatMap(({ types }) => types.map(nameOf)) ?? [])
  const properties = new Map<string, string[]>()
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || !member.type) continue
    if (member.name.text === '@type') {
      const [type] = membersOf(member.type)
      declared.leaves.set(type?.getText().replaceAll('"', '') ?? '', name)
    } else if (ts.isTypeReferenceNode(member.type) && member.type.typeArguments?.[0])
      properties.set(member.name.text, membersOf(member.type.typeArguments[0]).map(nameOf))
  }
  declared.properties.set(name, properties)
}

function readDeclarations(): Declared {
  const file = 'node_modules/schema-dts/dist/schema.d.ts'
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declared: Declared = { parents: new Map(), properties: new Map(), leaves: new Map(), values: new Map() }
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) readInterface(statement, declared)
    if (ts.isTypeAliasDeclaration(statement))
      declared.values.set(
        statement.name.text,
        new Set(
          membersOf(statement.type).flatMap((type) =>
            ts.isLiteralTypeNode(type) ? [type.getText().replaceAll('"', '')] : [],
          ),
        ),
      )
  }
  return declared
}

let read: Declared | undefined
const schema = (): Declared => (read ??= readDeclarations())

const lineage = (name: string): string[] => [name, ...(schema().parents.get(name) ?? []).flatMap(lineage)]

const strings = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'string'])
const numbers = new Set(['Number', 'Integer', 'Float', 'number'])

function isLiteral(value: unknown, takes: readonly string[]): boolean {
  if (typeof value === 'string')
    return takes.some(
      (name) =>
        strings.has(name) || schema().values.get(name)?.has(value) || (numbers.has(name) && Number.isFinite(+value)),
    )
  if (typeof value === 'number') return takes.some((name) => numbers.has(name))
  return typeof value === 'boolean' && takes.includes('Boolean')
}

const typeOf = (node: object): string => ('@type' in node && typeof node['@type'] === 'string' ? node['@type'] : 'none')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function valueProblems(value: unknown, takes: readonly string[], where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valueProblems(item, takes, `${where}[${index}]`))
  if (!isObject(value))
    return isLiteral(value, takes) ? [] : [`${where}: ${JSON.stringify(value)} is none of ${takes.join(', ')}`]
  if (value['@type'] === undefined)
    return '@id' in value && takes.includes('IdReference') ? [] : [`${where} has no @type`]
  const bases = lineage(schema().leaves.get(typeOf(value)) ?? '')
  const fits = takes.some((name) => bases.includes(`${name}Base`) || bases.includes(`${name}Leaf`))
  return [...(fits ? [] : [`${where}: ${typeOf(value)} is none of ${takes.join(', ')}`]), ...nodeProblems(value, where)]
}

/** One sentence for everything in a node that schema.org does not define: types, properties, kinds of values. */
export function nodeProblems(node: object, where = typeOf(node)): string[] {
  const leaf = schema().leaves.get(typeOf(node))
  if (!leaf) return [`${where}: there is no type ${typeOf(node)}`]
  const properties = new Map(lineage(leaf).flatMap((name) => [...(schema().properties.get(name) ?? [])]))
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (name === '@type' || name === '@id') return typeof value === 'string' ? [] : [`${where}.${name} is no text`]
    // Actions describe their input as `{property}-input`.
    if (/-(input|output)$/.test(name) && properties.has(name.replace(/-\w+$/, ''))) return []
    const takes = properties.get(name)
    return takes ? valueProblems(value, takes, `${where}.${name}`) : [`${where} has no property ${name}`]
  })
}
