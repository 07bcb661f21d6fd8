/** A worker that draws: one picture at a time. */
import type { Scene } from '../../engine/index.ts';
import { pngOf } from '../../pictures/png.ts';
import { tableSvg } from '../../pictures/svg.ts';

export interface Drawing {
  scene: Scene;
  format: 'svg' | 'png';
}

export const draw = ({ scene, format }: Drawing): Uint8Array => {
  const svg = tableSvg(scene);
  return format === 'png' ? pngOf(svg) : new TextEncoder().encode(svg);
};
