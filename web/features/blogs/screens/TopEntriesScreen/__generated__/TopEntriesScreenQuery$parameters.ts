/**
 * @generated SignedSource<<84313983f767be4820a79a741052bece>>
 * @relayHash ab3b4e7468b9f0fb4f7669a080ac5852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 931e32d5a937bfd7462dd99d4ad5376872d6bd50b0c5a9296b7aff6d7116e505

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "931e32d5a937bfd7462dd99d4ad5376872d6bd50b0c5a9296b7aff6d7116e505",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
