/**
 * @generated SignedSource<<fc427f1d16b27dd026540df08e930c61>>
 * @relayHash 6fdd34bbd068ca61c5f8635721808d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f413b651bcd040ffeef8b3a36111a55c3b728c3d7279e187b6a6427a56e27181

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkProfileScreenQuery } from './DarkProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f413b651bcd040ffeef8b3a36111a55c3b728c3d7279e187b6a6427a56e27181",
    "metadata": {},
    "name": "DarkProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
