import type { Control, Form } from '@/lib/documents/form'
import type { Quantity } from './names'

export interface Target {
  name: string
  /** Added up, as far as the report has them, and shown in the unit of the first. */
  from: readonly Quantity[]
  /** Only in forms that have none of these. */
  unless?: readonly string[]
  /** Why a person should look before it is taken. */
  doubt?: string
}

const singly = (name: string, quantity: Quantity): Target => ({ name, from: [quantity] })

/** In the order in which a form asks. */
export const targets: readonly Target[] = [
  singly('linear.ridge', 'ridge'),
  {
    ...singly('linear.ridge', 'ridgeAndHip'),
    doubt: 'The report does not separate them: subtract the hips if you price ridge vent.',
  },
  singly('linear.hip', 'hip'),
  singly('linear.valley', 'valley'),
  singly('linear.eave', 'eave'),
  singly('linear.rake', 'rake'),
  singly('linear.headwall', 'headwall'),
  singly('linear.sidewall', 'sidewall'),
  { name: 'linear.wall', from: ['headwall', 'sidewall'], unless: ['linear.headwall', 'linear.sidewall'] },
  {
    name: 'linear.flashing',
    from: ['headwall', 'sidewall', 'valley'],
    unless: ['linear.headwall', 'linear.sidewall'],
    doubt: 'Flashing, step flashing and valleys together. Add the perimeter of chimneys.',
  },
  singly('linear.parapet', 'parapet'),
  {
    name: 'linear.edge',
    from: ['edge'],
    unless: ['linear.eave'],
    doubt: 'The whole edge: take out what has a gutter or a parapet.',
  },
  {
    name: 'linear.edge',
    from: ['eave', 'rake'],
    unless: ['linear.eave'],
    doubt: 'Eaves and rakes together: take out what has a gutter or a parapet.',
  },
  { name: 'count.pipes', from: ['pipes', 'vents'], unless: ['count.vents'] },
  singly('count.pipes', 'pipes'),
  singly('count.vents', 'vents'),
  singly('count.skylights', 'skylights'),
  singly('count.chimneys', 'chimneys'),
  { name: 'count.curbs', from: ['curbs', 'skylights', 'chimneys'], unless: ['count.skylights', 'count.chimneys'] },
  singly('count.curbs', 'curbs'),
  singly('count.drains', 'drains'),
  singly('count.penetrations', 'penetrations'),
  singly('roof.pitch', 'pitch'),
  singly('roof.rise', 'pitch'),
  { ...singly('measure.waste', 'waste'), doubt: 'The waste of the report. The form has a typical one.' },
  { ...singly('roof.waste', 'waste'), doubt: 'The waste of the report. The form has a typical one.' },
  { name: 'roof.area', from: ['area'] },
]

/** The control in which a person types this name; undefined if the form has none. */
export function asked(form: Form, name: string): Control | undefined {
  const control = form.controls.get(name)
  return control?.role === 'asked' ? control : undefined
}

/** Whether a form asks for measurements that a report has. */
export const takesMeasurements = (form: Form): boolean =>
  asked(form, 'plane.1.plan') !== undefined || targets.filter(({ name }) => asked(form, name)).length > 2
