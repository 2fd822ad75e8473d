/**
 * @generated SignedSource<<70f571fe9d6b43d7493e7ed717cb8d5d>>
 * @relayHash 4012d9e7a6697113eee94c1891ecd9ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42efbfac60699757d95e7636e14222b0021efb4883fc55b9300c2e043b5db444

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42efbfac60699757d95e7636e14222b0021efb4883fc55b9300c2e043b5db444",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
