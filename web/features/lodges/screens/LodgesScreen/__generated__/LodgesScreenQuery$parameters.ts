/**
 * @generated SignedSource<<d56eed4e1b52def118f08f9e14ffc1e2>>
 * @relayHash d855d4871a9fc4242cf3d9f2c1eda926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2493b6173166e22d02079bcde1ad9be0c2b8831d0ae0c8684fd7b873d36076

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c2493b6173166e22d02079bcde1ad9be0c2b8831d0ae0c8684fd7b873d36076",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
