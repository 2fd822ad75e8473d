/**
 * @generated SignedSource<<562bdb3eb4e50d5294cf2a3b070b08c0>>
 * @relayHash 7ec3df8d4307f9f070c267e61ca4d9f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12a44a38c4ed96473cea62cd86b7b415c967c1232f4f535dae11e5d7902cdad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeScreenQuery } from './ChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c12a44a38c4ed96473cea62cd86b7b415c967c1232f4f535dae11e5d7902cdad",
    "metadata": {},
    "name": "ChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
