/**
 * @generated SignedSource<<6c7ad539e190f718b67974d6b40e4a59>>
 * @relayHash 76ca96d25bd5efd27762de0eeb0361e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6615b45d7e673cf3269be0b0e59ae02d56983600190167b419855947a170b5cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockedScreenQuery } from './BlockedScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6615b45d7e673cf3269be0b0e59ae02d56983600190167b419855947a170b5cf",
    "metadata": {},
    "name": "BlockedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
