import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace skip boards that are split or no longer hold nails', 'LF'],
    ['Add solid decking at eaves where the code requires it', 'SF'],
    ['Clear empty nests and waste from the space between boards', 'HR'],
    ['Replace rotted rake boards', 'LF'],
  ],
  weather:
    'Shakes are laid dry to the touch, or with the gap wet wood needs, and treatment is not brushed on before rain.',
  priceDriver: 'graded shakes, factory treatment and stainless nails',
  notIncluded: [
    'Approval of a wood roof by insurer or association',
    'Oil or preservative coats beyond those listed',
    'Tree work beyond the boughs listed',
  ],
  protection: [
    'Dust and splinters screened from attic air handlers',
    'No smoking or cutting sparks on or below stacked bundles',
  ],
  temporary: [
    'Drive a metal shim up under a split shake until it covers the keyway',
    'Lay interlay felt and loose shakes over a bare strip, nailed to the boards',
    'Stretch a tarp from ridge to eave with battens into the skip boards',
    'Plug a lost ridge unit with felt and a bent metal cap',
  ],
  closeout: [
    'Grade label and treatment certificate from the bundles',
    'Fire classification certificate of the whole assembly',
    'Spacing and exposure recorded per slope',
    'Schedule for the first re-treatment',
  ],
  qualification: [
    'Installer trained by the shake bureau, or two completed wood roofs as references',
    'Crew with a charged extinguisher on each slope',
  ],
}
