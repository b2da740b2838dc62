import { createCircuit } from '@/lib/store/circuit'
import { captureLog } from '../../../support/leads'

let clock: number
beforeEach(() => {
  clock = 0
  captureLog()
})
afterEach(() => jest.restoreAllMocks())

const open = () => {
  const circuit = createCircuit({ failures: 3, pause: 1000, now: () => clock })
  for (let index = 0; index < 3; index += 1) circuit.failed()
  return circuit
}

describe('the circuit', () => {
  it('opens after failures one after another only', () => {
    const circuit = createCircuit({ failures: 3 })
    circuit.failed()
    circuit.failed()
    circuit.succeeded()
    circuit.failed()
    circuit.failed()
    expect(circuit.state()).toBe('closed')
    expect(circuit.admit()).toBe(true)
    circuit.failed()
    expect(circuit.state()).toBe('open')
    expect(circuit.admit()).toBe(false)
  })

  it('admits one try after the pause, and no other until that one has ended', () => {
    const circuit = open()
    clock = 999
    expect(circuit.admit()).toBe(false)
    clock = 1000
    expect(circuit.state()).toBe('half-open')
    expect([circuit.admit(), circuit.admit()]).toEqual([true, false])
    expect(circuit.state()).toBe('open')
  })

  it('closes when that try succeeds', () => {
    const circuit = open()
    clock = 1000
    circuit.admit()
    circuit.succeeded()
    expect(circuit.state()).toBe('closed')
    expect([circuit.admit(), circuit.admit()]).toEqual([true, true])
  })

  it('pauses again when it fails', () => {
    const circuit = open()
    clock = 1000
    circuit.admit()
    circuit.failed()
    clock = 1999
    expect(circuit.admit()).toBe(false)
    clock = 2000
    expect(circuit.admit()).toBe(true)
  })
})
