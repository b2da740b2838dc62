import { toRow } from '@/components/catalogue/card-template'
import { TemplateRow } from '@/components/catalogue/template-row'
import type { RoofStage } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'

/** The documents for a roof system by stage of the job. */
export function RoofStages({ stages }: { stages: readonly RoofStage[] }) {
  return (
    <div className="roof-stages">
      {stages.map(({ slug, name, about, templates, others }) => (
        <section key={slug} aria-labelledby={slug} className="roof-stage">
          <h2 id={slug}>{name}</h2>
          <p className="card-meta">{about}</p>
          {templates.map((template) => (
            <TemplateRow key={template.slug} template={toRow(template)} />
          ))}
          {others.length > 0 && (
            <ul className="roof-others">
              <li>For any roof:</li>
              {others.map((template) => (
                <li key={template.slug}>
                  <a href={templateUrl(template.slug)}>{template.name}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
