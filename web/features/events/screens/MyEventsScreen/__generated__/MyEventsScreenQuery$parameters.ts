/**
 * @generated SignedSource<<d5ba79bb00dd58cccae0b2bb813abffc>>
 * @relayHash 30686cf06a8606b316805f018b5f558a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13cac50e5f6381f8cdd0ce35cddae3bedc1de5c194df738f0b7a703d6de6c7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f13cac50e5f6381f8cdd0ce35cddae3bedc1de5c194df738f0b7a703d6de6c7c",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
