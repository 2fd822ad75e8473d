/**
 * @generated SignedSource<<f1b520073bb2db9029ad720f3245a003>>
 * @relayHash b9a24879c6ac32da474ad48cd44d3b74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03d76dc0289dcb0df367bd06ce14772daea348648a05baf911762108d373746f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedScreenQuery } from './FollowedScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03d76dc0289dcb0df367bd06ce14772daea348648a05baf911762108d373746f",
    "metadata": {},
    "name": "FollowedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
