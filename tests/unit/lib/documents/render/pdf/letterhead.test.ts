import * as d from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import { renderPdf } from '@/lib/documents/render/pdf'
import { verify } from '@/lib/documents'

const company = {
  'company.name': 'Harlan & Sons Roofing LLC',
  'company.phone': '(218) 555-0142',
  'company.license': 'BC745210',
}

test.each([false, true])(
  'a short letterhead that is all filled in leaves the logo’s button its size: landscape %s',
  async (landscape) => {
    const blank = d.documentModel({
      title: 'Crew sheet',
      subject: 'S',
      intro: '',
      parts: [d.part('Sheet', [d.p('Text.')], { audience: 'crew', landscape })],
    })
    const { model } = complete(blank, { values: {}, pictures: {}, rows: {} }, company)
    expect(model.company).toMatchObject(company)
    expect(await verify(await renderPdf(model), model, 'PDF')).toEqual([])
  },
)
