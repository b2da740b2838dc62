import { bootText } from '@/lib/platform/boot-text'

/** The boot script, see `lib/platform/boot.ts`. The build gives static pages their list of scripts before it. */
export function PageBoot() {
  return <script dangerouslySetInnerHTML={{ __html: bootText }} />
}
