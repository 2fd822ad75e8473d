/**
 * @generated SignedSource<<59f6c905d4b47ba69208cfc9a8cfc171>>
 * @relayHash ea1f2fc9ffe975e6114fed3c27395534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff4fff329312b70607324ce8c047e4e600f246651a09c064ed98e00f3ce6e55d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopFollowersScreenQuery } from './TopFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff4fff329312b70607324ce8c047e4e600f246651a09c064ed98e00f3ce6e55d",
    "metadata": {},
    "name": "TopFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
