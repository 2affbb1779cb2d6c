import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

function many(count: number): string {
  return plural(count, { one: '1 query', other: `${showNumber(count)} queries` });
}

export const queriesText = {
  title: 'Queries',
  total: (count: string) => `Total queries: ${count}`,
  found: (count: string, total: string) => `${count} of ${total} queries`,
  foundOnly: (count: number) => `${many(count)} found`,
  search: 'Search queries by name, email, subject or message',
  placeholder: 'Search queries',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  date: 'Date',
  deleteOf: (name: string) => `Delete the query from ${name}`,
  deleteTitle: 'Delete Query',
  deleteText: (name: string) => `Are you sure you want to delete the query from ${name}?`,
  reply: 'Reply by email',
  empty: 'No Queries found.',
  emptyHint: 'Messages from customers appear here.',
  fetchFailed: 'Failed to fetch queries',
  deleted: 'Query deleted successfully',
  deleteFailed: 'Failed to delete query',
  selected: 'Selected',
  select: (name: string) => `Select the query from ${name}`,
  selectPage: 'Select all on this page',
  selectedOf: (count: number) => `${showNumber(count)} selected`,
  selectedAll: (count: number) => `All ${many(count)} selected, on every page`,
  selectAll: (count: number) => `Select all ${many(count)}`,
  clearSelection: 'Clear selection',
  deleteMany: (count: number) => `Delete ${many(count)}`,
  deleteManyText: 'This cannot be undone.',
  deleteAllText: 'Every query, on every page, is deleted. This cannot be undone.',
  deleteFoundText: (search: string) =>
    `Every query that contains “${search}”, on every page, is deleted. This cannot be undone.`,
  deletedMany: (count: number) => `${many(count)} deleted`,
  deleteManyFailed: 'Failed to delete queries',
};
