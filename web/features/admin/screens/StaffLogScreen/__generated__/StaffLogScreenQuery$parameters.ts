/**
 * @generated SignedSource<<1dea365db23bd43acd481dcbdfabb9d8>>
 * @relayHash 2485f1abd71b9695f7a92d3674a3948b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0620a17800f807c100fa345239d617607ee973586286d0f43164304aecb53cd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffLogScreenQuery } from './StaffLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0620a17800f807c100fa345239d617607ee973586286d0f43164304aecb53cd5",
    "metadata": {},
    "name": "StaffLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
