/**
 * @generated SignedSource<<75885143dbbf36900b135d041e2ca5b0>>
 * @relayHash f5f5f8670e6f2348ccac128a6152b3a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1298f404d2eb4bd89f4746244f8aa1739ccfe8dae90cfc78322136d325414a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagsScreenQuery } from './TagsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TagsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1298f404d2eb4bd89f4746244f8aa1739ccfe8dae90cfc78322136d325414a5f",
    "metadata": {},
    "name": "TagsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
