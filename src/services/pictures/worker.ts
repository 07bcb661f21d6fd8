/** A worker that draws: one picture at a time. */
import type { Scene } from '../../engine/index.ts';
import { pngOf } from '../../pictures/png.ts';
import { tableSvg } from '../../pictures/svg.ts';

export interface Drawing {
  scene: Scene;
  format: 'svg' | 'png';
  /** Where fonts are kept that were made for pictures. */
  fonts: string;
}

export const draw = ({ scene, format, fonts }: Drawing): Uint8Array => {
  const svg = tableSvg(scene);
  return format === 'png' ? pngOf(svg, fonts) : new TextEncoder().encode(svg);
};
