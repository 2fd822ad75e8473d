/**
 * @generated SignedSource<<379543fbb9056132bae664c10b577f99>>
 * @relayHash 9eea23a6649b861b832e4ffd97dac072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623d2f08bfa3dae8ca4726fcf8fc1c4fb57a12b9b139d4058dd2f6dd8efec4e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "623d2f08bfa3dae8ca4726fcf8fc1c4fb57a12b9b139d4058dd2f6dd8efec4e4",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
