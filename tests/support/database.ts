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

/** The connection of another program that keeps the file locked until it is closed. */
export function lockDatabase(file: string): DatabaseSync {
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  return other
}
