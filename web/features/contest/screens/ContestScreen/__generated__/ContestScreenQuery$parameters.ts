/**
 * @generated SignedSource<<b7d505bf1752879253f23b0ad474cd08>>
 * @relayHash 5ae93c18984c7804a23090c7049726fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f09c7457ccf8fad22798d86e2beca6c35d0e345da5b022ef366425cb90a6478

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContestScreenQuery } from './ContestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f09c7457ccf8fad22798d86e2beca6c35d0e345da5b022ef366425cb90a6478",
    "metadata": {},
    "name": "ContestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
