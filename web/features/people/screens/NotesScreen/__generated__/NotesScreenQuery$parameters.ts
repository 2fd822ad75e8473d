/**
 * @generated SignedSource<<8c4ad352477edf2282971821704d11b6>>
 * @relayHash bbc09a4985b7a07e63cb75ebcffff5d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e5f033d78889196d19c815f4cac259e68a8c8dbd7b490cca7f98901624983a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e5f033d78889196d19c815f4cac259e68a8c8dbd7b490cca7f98901624983a4",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
