import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

export function queryDatabase<Row = Record<string, unknown>>(
  file: string,
  sql: string,
  ...values: SQLInputValue[]
): Row[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(sql).all(...values)
  database.close()
  return rows.map((row) => ({ ...row }) as Row)
}
