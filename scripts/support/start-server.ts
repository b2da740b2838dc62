import { spawn, type ChildProcess } from 'node:child_process'
import { childEnvironment } from './environment'
import { serverArguments, serverEnvironment } from './server-arguments'

/** Starts `npm run serve` without npm. It can send and receive messages. */
export const startServer = (): ChildProcess =>
  spawn(process.execPath, serverArguments(), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(serverEnvironment),
  })
