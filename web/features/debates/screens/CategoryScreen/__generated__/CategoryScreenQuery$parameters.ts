/**
 * @generated SignedSource<<8d74607a815f9f80423acaa7590ed825>>
 * @relayHash f32230c4eb0ae812477db3a56c2f2323
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3132ad7c36e3ca3efed77e70414e84e82cf16fb0e3510ac85da4abb9583692ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3132ad7c36e3ca3efed77e70414e84e82cf16fb0e3510ac85da4abb9583692ab",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
