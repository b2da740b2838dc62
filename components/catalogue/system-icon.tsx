import {
  BrickWall,
  Circle,
  Droplets,
  Flame,
  Gem,
  House,
  Layers,
  Layers2,
  Layers3,
  Mountain,
  PaintBucket,
  PaintRoller,
  Scroll,
  Shield,
  SprayCan,
  Sprout,
  SquareStack,
  Sun,
  Trees,
  Warehouse,
  Waves,
  type LucideIcon,
} from 'lucide-react'
import type { SystemEntry } from '@/lib/catalogue'

const icons: Readonly<Record<SystemEntry['icon'], LucideIcon>> = {
  house: House,
  warehouse: Warehouse,
  waves: Waves,
  'brick-wall': BrickWall,
  mountain: Mountain,
  trees: Trees,
  gem: Gem,
  sun: Sun,
  layers: Layers,
  circle: Circle,
  'square-stack': SquareStack,
  'layers-2': Layers2,
  'layers-3': Layers3,
  'spray-can': SprayCan,
  droplets: Droplets,
  'paint-roller': PaintRoller,
  shield: Shield,
  scroll: Scroll,
  flame: Flame,
  sprout: Sprout,
  'paint-bucket': PaintBucket,
}

export function SystemIcon({ icon }: { icon: SystemEntry['icon'] }) {
  const Icon = icons[icon]
  return <Icon aria-hidden size={22} className="flex-none text-primary" />
}
