import type { BoardModule } from '../board';
import { FallbackBoard } from './FallbackBoard';
import { FallbackFace } from './FallbackFace';

/** Draws any ruleset as text. */
export const fallback: BoardModule = { Board: FallbackBoard, ComponentFace: FallbackFace, icons: {} };
