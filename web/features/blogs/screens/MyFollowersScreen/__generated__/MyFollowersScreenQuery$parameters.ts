/**
 * @generated SignedSource<<8ecb5823813d59c085047271d30fa865>>
 * @relayHash 36046cd9c83ae928c2a8c00bda33e8a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f795fb2d0134d87d152d99acca6b40749001852f7a27c458264de17f62fef653

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyFollowersScreenQuery } from './MyFollowersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyFollowersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f795fb2d0134d87d152d99acca6b40749001852f7a27c458264de17f62fef653",
    "metadata": {},
    "name": "MyFollowersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
