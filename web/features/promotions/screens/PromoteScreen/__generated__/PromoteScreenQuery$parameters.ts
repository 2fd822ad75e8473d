/**
 * @generated SignedSource<<84ebfd65278edd3a7470df16047fefda>>
 * @relayHash 9ff6388049c67f1ad99e00addaf032d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df174c455a2986556bad12d661fbf47d6baca72dadb73adceb983acff87a9ddf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoteScreenQuery } from './PromoteScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromoteScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df174c455a2986556bad12d661fbf47d6baca72dadb73adceb983acff87a9ddf",
    "metadata": {},
    "name": "PromoteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
