export const queries = {
  no_such_query: 'There is no query with this id.',
  too_many_messages: 'We received too many messages. Please try again later, or call us.',
};
