/** Which version of a document this is. */
import { monthOf } from '@/data/law/month'
import recorded from '../revisions.json' with { type: 'json' }

const revisions = new Map<string, { version: number; day: string }>(Object.entries(recorded))

/** 'Version 4, November 2026' of the document with this slug, with the month of its last change; empty before its release. */
export function versionOf(slug: string): string {
  const revision = revisions.get(slug)
  return revision ? `Version ${revision.version}, ${monthOf(revision.day)}` : ''
}
