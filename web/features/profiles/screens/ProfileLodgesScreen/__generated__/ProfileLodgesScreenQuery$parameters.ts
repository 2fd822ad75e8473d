/**
 * @generated SignedSource<<380fd297eb4a8784edae6487f3facb2b>>
 * @relayHash 6e2cfa4f10c2bbb3b43b3ef63f8e7537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b8f7f1f2a72fc3ce34e27cbc41c2a19bbbd71effe4e2450b9662fdb53e74afe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b8f7f1f2a72fc3ce34e27cbc41c2a19bbbd71effe4e2450b9662fdb53e74afe",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
