type List = { list: string };

export const exports = {
  no_such_filter: ({ list }: List) => `The list of ${list} does not have this filter.`,
  may_not_export: ({ list }: List) => `You cannot export the list of ${list}.`,
};
