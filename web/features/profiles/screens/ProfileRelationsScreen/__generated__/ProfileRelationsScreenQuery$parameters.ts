/**
 * @generated SignedSource<<83e0d75c7a4bbb048a7866c151129544>>
 * @relayHash 414d32b6697065c173ef9374067b1ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c4cd9ce83442802a06f879362d235da0f7e9d245b208f1c479bbd6daf1a1599

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c4cd9ce83442802a06f879362d235da0f7e9d245b208f1c479bbd6daf1a1599",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
