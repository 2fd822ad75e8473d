/**
 * @generated SignedSource<<f52bd14324936332b9071732f43300e1>>
 * @relayHash a39de0c14d96e9cc8120daa20c2bf0c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c54186fecb3f8032953a2d68c36fd3fe4030f3bce5cf818efb5779c452c76302

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c54186fecb3f8032953a2d68c36fd3fe4030f3bce5cf818efb5779c452c76302",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
