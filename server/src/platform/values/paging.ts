/** A part of a list: offset pagination. */
export type Page = { limit: number; offset: number };

type Figures = { page: number; limit: number; total: number; pages: number };

/** Pagination: offset and limit of a page, and its metadata in the answer. */
export function pageOf(page: number, limit: number) {
  return {
    wanted: { limit, offset: (page - 1) * limit },
    figures: (total: number): Figures => ({ page, limit, total, pages: Math.ceil(total / limit) }),
  };
}
