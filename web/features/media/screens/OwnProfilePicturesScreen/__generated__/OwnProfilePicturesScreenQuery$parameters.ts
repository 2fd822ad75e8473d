/**
 * @generated SignedSource<<bea837cd6a7fafcd94c28775658d6584>>
 * @relayHash 2800ce25c37f4283a9ada9d0bf0a7231
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc8256e99c99978551cb06df25417bf8f715da055003c2a5be3395aaa8b7a03b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc8256e99c99978551cb06df25417bf8f715da055003c2a5be3395aaa8b7a03b",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
