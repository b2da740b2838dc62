/** Spanish words that only say that a document about roofs is wanted. */
export const spanishFillers: readonly string[] = [
  'techo',
  'tejado',
  'plantilla',
  'formulario',
  'formato',
  'hoja',
  'gratis',
]

/**
 * Spanish words for what the library calls in English, as data/search/synonyms.ts holds the trade's own. The documents
 * they lead to are in English. Accents make no difference.
 */
export const spanishSynonyms: Readonly<Record<string, readonly string[]>> = {
  // Selling and signing
  contract: ['contrato', 'acuerdo', 'convenio'],
  estimate: ['presupuesto', 'cotización', 'estimado', 'estimación', 'precio'],
  quote: ['cotización'],
  proposal: ['propuesta'],
  invoice: ['factura', 'cobro', 'cuenta de cobro'],
  receipt: ['recibo'],
  'deposit receipt': ['recibo de depósito', 'anticipo', 'enganche'],
  payment: ['pago'],
  'change order': ['orden de cambio', 'cambio de orden', 'trabajo extra'],
  'work authorization': ['autorización', 'orden de trabajo'],
  'lien waiver': ['renuncia de gravamen', 'gravamen'],
  'notice of cancellation': ['aviso de cancelación', 'cancelación', 'cancelar contrato'],
  'warranty certificate': ['garantía'],
  'subcontractor agreement': ['subcontratista', 'contrato de subcontratista', 'subcontrato'],
  'insurance claim': ['seguro', 'reclamo de seguro', 'aseguranza'],

  // Roofs and what happens to them
  replacement: ['reemplazo', 'techo nuevo', 'cambio de techo'],
  repair: ['reparación', 'arreglo'],
  maintenance: ['mantenimiento'],
  inspection: ['inspección'],
  'leak investigation': ['gotera', 'fuga', 'filtración'],
  'storm damage': ['tormenta', 'granizo', 'huracán'],
  'emergency tarp': ['lona'],
  gutter: ['canaleta', 'canalón'],
  'asphalt shingle': ['tejas de asfalto', 'teja asfáltica'],
  'clay tile': ['teja', 'teja de barro'],
  'metal roofing': ['techo de metal', 'lámina'],
  'flat roof': ['techo plano'],
  roof: ['techo'],

  // Safety
  safety: ['seguridad'],
  'safety plan': ['plan de seguridad'],
  'toolbox talk': ['charla', 'charla de seguridad', 'plática de seguridad'],
  'fall protection': ['caídas', 'protección contra caídas', 'arnés', 'línea de vida'],
  'ladder inspection': ['escalera'],
  'scaffold inspection': ['andamio'],
  'incident report': ['accidente', 'incidente', 'reporte de accidente'],
  'first aid': ['primeros auxilios', 'botiquín'],
  'heat illness': ['calor', 'golpe de calor'],
  'ppe requirement': ['casco', 'equipo de protección', 'equipo de protección personal'],
  'emergency response plan': ['emergencia', 'plan de emergencia'],
  'safety training': ['capacitación', 'entrenamiento'],

  // Crew and office
  checklist: ['lista', 'lista de verificación', 'lista de control'],
  'daily crew checklist': ['cuadrilla', 'lista diaria'],
  'job schedule': ['calendario', 'horario de trabajo'],
  'material order': ['pedido de material', 'orden de material'],
  'employment application': ['solicitud de empleo', 'aplicación de trabajo'],
  'job offer letter': ['oferta de trabajo', 'carta de oferta'],
  timesheet: ['horas trabajadas', 'hoja de horas'],
  'employee warning': ['amonestación', 'advertencia'],
  letter: ['carta'],
  customer: ['cliente'],
}
